import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const tools = ['Chisel', 'Clamp', 'Mallet', 'Plane', 'Saw'];

export default function MultipleSelect() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Tools to borrow</FormLabel>
      <Select
        multiple
        defaultValue={['Clamp', 'Saw']}
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {selected.map(({ value, label }) => (
              <Chip key={value} variant="soft" color="primary">
                {label}
              </Chip>
            ))}
          </Box>
        )}
      >
        {tools.map((tool) => (
          <Option key={tool} value={tool}>
            {tool}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
