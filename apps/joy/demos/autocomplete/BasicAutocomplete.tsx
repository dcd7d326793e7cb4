import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const rivers = ['Danube', 'Ebro', 'Elbe', 'Loire', 'Rhine', 'Rhône', 'Tagus', 'Vistula', 'Volga'];

export default function BasicAutocomplete() {
  return (
    <FormControl id="joy-river" sx={{ width: 280 }}>
      <FormLabel>River</FormLabel>
      <Autocomplete options={rivers} placeholder="Type or choose" />
    </FormControl>
  );
}
