import ImageListItemBar from '@mui/material/ImageListItemBar';

export default function ImageListItemBarExample() {
  return <ImageListItemBar>Image list item bar</ImageListItemBar>;
}
