import Box from '@mui/system/Box';

const files = ['Minutes of the meeting of the harbor committee, March 14.pdf', 'Map.png'];

export default function CutText() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, width: 1, maxWidth: 280, listStyle: 'none' }}>
      {files.map((file) => (
        <Box key={file} component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {file}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>2 MB</Box>
        </Box>
      ))}
    </Box>
  );
}
