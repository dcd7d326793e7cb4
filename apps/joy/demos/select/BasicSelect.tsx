import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function BasicSelect() {
  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Language</FormLabel>
      <Select defaultValue="pt">
        <Option value="da">Danish</Option>
        <Option value="nl">Dutch</Option>
        <Option value="pt">Portuguese</Option>
        <Option value="tr">Turkish</Option>
      </Select>
    </FormControl>
  );
}
