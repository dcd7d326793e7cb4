export { FeedbackReader } from './FeedbackReader';
