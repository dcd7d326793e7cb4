import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const courses = ['Soup', 'Main course', 'Dessert'];

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      {courses.map((course) => (
        <Box key={course} sx={{ px: 3, py: 1, borderRadius: 1, bgcolor: 'primary.soft' }}>
          {course}
        </Box>
      ))}
    </Stack>
  );
}
