import { FeedbackReader } from 'feedback-reader';
import './feedback-page.css';
import './feedback-tables.css';

export default function FeedbackPage() {
  return <FeedbackReader />;
}
