import { useState } from 'react';
import { Slider } from '@base-ui/react/slider';
import '../theme.css';
import './slider.css';

const bands = ['60 Hz', '1 kHz', '12 kHz'];
const presets = { Flat: [0, 0, 0], Voice: [-4, 3, 1], Bass: [6, 0, -1] };

export default function EqualizerSliders() {
  const [gains, setGains] = useState(presets.Voice);

  return (
    <div className="slider-stack">
      <div className="slider-fields">
        {Object.entries(presets).map(([name, values]) => (
          <button key={name} type="button" className="button" onClick={() => setGains(values)}>
            {name}
          </button>
        ))}
      </div>
      <div className="slider-bands" role="group" aria-label="Equalizer">
        {bands.map((band, index) => (
          <Slider.Root
            key={band}
            className="slider slider-band"
            orientation="vertical"
            min={-12}
            max={12}
            value={gains[index] ?? 0}
            onValueChange={(gain) =>
              setGains(gains.map((other, i) => (i === index ? gain : other)))
            }
          >
            <Slider.Value>{(_, [gain]) => `${gain} dB`}</Slider.Value>
            <Slider.Control className="slider-control">
              <Slider.Track className="slider-track">
                <Slider.Indicator className="slider-fill" />
                <Slider.Thumb
                  className="slider-thumb"
                  getAriaValueText={(_, gain) => `${gain} decibels`}
                />
              </Slider.Track>
            </Slider.Control>
            <Slider.Label className="slider-label">{band}</Slider.Label>
          </Slider.Root>
        ))}
      </div>
    </div>
  );
}
