import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function LoadingCard() {
  const [isLoading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControlLabel
        label="Loading"
        control={<Switch checked={isLoading} onChange={(_, checked) => setLoading(checked)} />}
      />
      <Card aria-busy={isLoading}>
        <CardHeader
          avatar={
            isLoading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar aria-hidden="true">I</Avatar>
            )
          }
          title={isLoading ? <Skeleton width="60%" /> : 'Ines Berg'}
          subheader={isLoading ? <Skeleton width="40%" /> : 'Two hours ago'}
        />
        {isLoading ? (
          <Skeleton variant="rectangular" height={140} />
        ) : (
          <Box sx={{ height: 140, background: 'linear-gradient(#8fb7cc 60%, #2f5868 60%)' }} />
        )}
        <CardContent>
          <Typography variant="body2">
            {isLoading ? <Skeleton /> : 'The first boat of the season.'}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
