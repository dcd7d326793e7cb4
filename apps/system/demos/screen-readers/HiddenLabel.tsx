import Box from '@mui/system/Box';

const hiddenFromEye = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function HiddenLabel() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 1, maxWidth: 240, listStyle: 'none' }}>
      {['Plan.pdf', 'Guests.csv'].map((file) => (
        <Box key={file} component="li" sx={{ display: 'flex', alignItems: 'center', py: 0.5 }}>
          <Box sx={{ flex: 1 }}>{file}</Box>
          <Box
            component="button"
            type="button"
            sx={{ position: 'relative', width: 32, height: 32, font: 'inherit' }}
          >
            <span aria-hidden="true">×</span>
            <Box component="span" sx={hiddenFromEye}>
              Delete {file}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
