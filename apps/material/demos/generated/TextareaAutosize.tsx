import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeExample() {
  return <TextareaAutosize aria-label="Textarea autosize" />;
}
