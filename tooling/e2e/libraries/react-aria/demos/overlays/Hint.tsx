import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import styles from './overlays.module.css';

export default function Hint() {
  return (
    <TooltipTrigger delay={0}>
      <Button className={styles.button}>Save</Button>
      <Tooltip className={styles.popup}>Saves the draft</Tooltip>
    </TooltipTrigger>
  );
}
