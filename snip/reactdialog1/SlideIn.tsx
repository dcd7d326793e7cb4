import { forwardRef, type ReactElement, type Ref } from 'react';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';

interface SlideInProps extends TransitionProps {
  children: ReactElement<unknown>;
}

const SlideIn = forwardRef(function SlideIn(props: SlideInProps, ref: Ref<unknown>) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default SlideIn;
