import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function BasicImageList() {
  return (
    <ImageList cols={3} rowHeight={120} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={240} height={180} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
