import CardCover from '@mui/joy/CardCover';

export default function CardCoverExample() {
  return <CardCover>Card cover</CardCover>;
}
