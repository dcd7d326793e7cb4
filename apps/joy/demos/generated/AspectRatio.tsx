import AspectRatio from '@mui/joy/AspectRatio';

export default function AspectRatioExample() {
  return <AspectRatio>Aspect ratio</AspectRatio>;
}
