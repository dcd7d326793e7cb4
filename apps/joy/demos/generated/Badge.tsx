import Badge from '@mui/joy/Badge';

export default function BadgeExample() {
  return <Badge>Badge</Badge>;
}
