import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InvertedCard() {
  const [inverted, setInverted] = useState(true);
  return (
    <Stack spacing={2}>
      <Checkbox
        label="Invert the colors inside"
        checked={inverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Card variant="solid" color="primary" invertedColors={inverted} sx={{ maxWidth: 340 }}>
        <Typography level="title-lg" component="h2">
          Night train to Vienna
        </Typography>
        <Typography level="body-sm" textColor="text.primary">
          Two berths are left in the quiet car.
        </Typography>
        <CardActions>
          <Button variant="outlined">Details</Button>
          <Button variant="solid">Book</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
