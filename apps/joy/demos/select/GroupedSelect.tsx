import { Fragment } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const regions = [
  { name: 'Coast', places: ['Esbjerg', 'Skagen'] },
  { name: 'Inland', places: ['Odense', 'Viborg'] },
];

export default function GroupedSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Station</FormLabel>
      <Select
        sx={{ '--Select-placeholderOpacity': 1 }}
        placeholder="Choose a station"
        slotProps={{ listbox: { sx: { maxHeight: 240 } } }}
      >
        {regions.map(({ name, places }) => (
          <Fragment key={name}>
            <List role="group" aria-label={name}>
              <ListItem role="presentation" sx={{ fontSize: 'sm', fontWeight: 'lg' }}>
                {name}
              </ListItem>
              {places.map((place) => (
                <Option key={place} value={place}>
                  {place}
                </Option>
              ))}
            </List>
          </Fragment>
        ))}
      </Select>
    </FormControl>
  );
}
