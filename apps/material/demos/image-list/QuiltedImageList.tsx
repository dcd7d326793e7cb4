import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={4}
      rowHeight={96}
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {pictures.map(({ title, src }, index) => (
        <ImageListItem key={title} {...sizes[index]}>
          <img src={src} alt={title} width={240} height={180} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
