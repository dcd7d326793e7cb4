import Box from '@mui/system/Box';

const steps = ['Address', 'Payment', 'Review'];

export default function ResponsiveDirection() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        m: 0,
        p: 0,
        listStylePosition: 'inside',
      }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          component="li"
          sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'primary.soft' }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
