import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const filters = ['Vegetarian', 'Spicy', 'Under 30 minutes'];

const recipes = [
  { name: 'Lentil dal', tags: ['Vegetarian', 'Spicy'] },
  { name: 'Tomato soup', tags: ['Vegetarian', 'Under 30 minutes'] },
  { name: 'Chili prawns', tags: ['Spicy', 'Under 30 minutes'] },
  { name: 'Braised beef', tags: [] },
];

export default function FilterChips() {
  const [selected, setSelected] = useState(['Vegetarian']);

  const toggle = (filter: string) => {
    setSelected(
      selected.includes(filter)
        ? selected.filter((other) => other !== filter)
        : [...selected, filter],
    );
  };

  const matches = recipes.filter(({ tags }: { tags: string[] }) =>
    selected.every((filter) => tags.includes(filter)),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400, minHeight: 280 }}>
      <Stack
        role="group"
        aria-label="Filter recipes"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap' }}
      >
        {filters.map((filter) => {
          const pressed = selected.includes(filter);
          return (
            <Chip
              key={filter}
              label={filter}
              color={pressed ? 'primary' : 'default'}
              variant={pressed ? 'filled' : 'outlined'}
              aria-pressed={pressed}
              onClick={() => toggle(filter)}
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2">
        {matches.length} of {recipes.length} recipes
      </Typography>
      {matches.map(({ name, tags }) => (
        <Typography key={name}>{[name, ...tags].join(' · ')}</Typography>
      ))}
    </Stack>
  );
}
