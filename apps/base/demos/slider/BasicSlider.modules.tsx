import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import styles from './slider.module.css';

export default function BasicSlider() {
  return (
    <Slider.Root className={styles.root} defaultValue={40}>
      <Slider.Label className={styles.label}>Volume</Slider.Label>
      <Slider.Value />
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.fill} />
          <Slider.Thumb className={styles.thumb} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
