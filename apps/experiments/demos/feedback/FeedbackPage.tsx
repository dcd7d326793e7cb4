import { FeedbackReader } from 'feedback-reader';
import './feedback-page.css';

const loadChart = () => import('uplot');

export default function FeedbackPage() {
  return <FeedbackReader loadChart={loadChart} />;
}
