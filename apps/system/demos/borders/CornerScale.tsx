import Box from '@mui/system/Box';

const steps = [0, 1, 2, 4, '50%'];

export default function CornerScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {steps.map((step) => (
        <Box
          key={step}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            border: 2,
            borderColor: 'primary.main',
            borderRadius: step,
          }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
