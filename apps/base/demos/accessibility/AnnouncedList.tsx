import { useRef, useState } from 'react';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import '../forms/forms.css';

const allSongs = ['Harbor Lights', 'Slow Train', 'Winter Sun'];

export default function AnnouncedList() {
  const listRef = useRef<HTMLDivElement>(null);
  const [songs, setSongs] = useState(allSongs);
  const [status, setStatus] = useState('');

  const remove = (song: string) => {
    const rest = songs.filter((other) => other !== song);
    setSongs(rest);
    setStatus(`${song} removed, ${rest.length} left.`);
    listRef.current?.focus();
  };

  return (
    <div ref={listRef} className="forms-form" role="group" aria-label="Playlist" tabIndex={-1}>
      {songs.map((song) => (
        <div key={song} className="forms-row">
          <Button className="button" aria-label={`Remove ${song}`} onClick={() => remove(song)}>
            ✕
          </Button>
          <span>{song}</span>
        </div>
      ))}
      {songs.length === 0 && (
        <Button
          className="button"
          onClick={() => {
            setSongs(allSongs);
            setStatus('The playlist was restored.');
            listRef.current?.focus();
          }}
        >
          Restore
        </Button>
      )}
      <span role="status">{status}</span>
    </div>
  );
}
