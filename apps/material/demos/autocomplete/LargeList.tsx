import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const materials = ['brass', 'nylon', 'oak', 'rubber', 'steel'];
const shapes = ['bracket', 'hinge', 'hook', 'washer'];

const parts = Array.from({ length: 5000 }, (_, index) => {
  const material = materials[index % materials.length];
  const shape = shapes[Math.floor(index / 7) % shapes.length];
  return `${10000 + index} ${material} ${shape}`;
});

const filterOptions = createFilterOptions<string>({ limit: 50 });

export default function LargeList() {
  return (
    <Autocomplete
      options={parts}
      filterOptions={filterOptions}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Spare part"
          helperText="5,000 parts. Type a number, material or shape; 50 matches show."
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
