import { useRef, useState } from 'react';
import { Button } from '@base-ui/react/button';
import '../theme.css';
import './button.css';

export default function UploadButton() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = useState<string[]>([]);

  return (
    <div>
      <Button className="button" onClick={() => inputRef.current?.click()}>
        Choose photos
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []);
          setFileNames(files.map((file) => file.name));
        }}
      />
      <p className="button-text" role="status">
        {fileNames.length > 0 ? fileNames.join(', ') : 'No photos chosen'}
      </p>
    </div>
  );
}
