import { DirectionContext, MantineProvider } from '@mantine/core';
import type { DemoRootProps } from 'docs-shell/demos';
// Not `styles.css` as a whole: its `baseline.css` sets the font and the colors of the page.
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Text.css';

const doNothing = () => undefined;

/** The page sets mode and direction, so the provider writes no attribute of `<html>`. */
export default function DemoRoot({ children, direction }: DemoRootProps) {
  const context = { dir: direction, setDirection: doNothing, toggleDirection: doNothing };
  return (
    <DirectionContext.Provider value={context}>
      <MantineProvider getRootElement={doNothing} withCssVariables={false}>
        {children}
      </MantineProvider>
    </DirectionContext.Provider>
  );
}
