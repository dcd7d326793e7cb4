import { PromptField } from '@mui/x-data-grid-premium';

export default function PromptFieldExample() {
  return <PromptField onSubmit={() => {}}>Prompt field</PromptField>;
}
