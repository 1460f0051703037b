'use client';

import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Crop, MediaFile } from '@/lib/contract/media';
import { cropPixels, cropShapes, freeAspects, toCrop, workingUrl, type CropShape } from './crop-shapes';
import styles from './picture-crop.module.css';
import { Select } from './select';

/** Texts in the person's language. */
interface PictureCropTexts {
  shape: string;
  shapes: Record<CropShape, string>;
  aspect: string;
  /** A free shape for screen readers; gets its aspect ratio. */
  aspectValue: (aspect: string) => string;
  zoom: string;
  /** Name of the area that the arrow keys move. */
  area: string;
  size: (pixels: { width: number; height: number }) => string;
  /** Stands for the size until the picture is there. */
  loading: string;
}

interface PictureCropProps {
  file: Pick<MediaFile, 'thumbs' | 'url'> & { width: number; height: number };
  /** For numbers. */
  locale: string;
  texts: PictureCropTexts;
  /** Called with the framed part, including the initial one as soon as the picture is there. */
  onChange: (crop: Crop) => void;
}

const zooms = { min: 1, max: 8, step: 0.1 } as const;

/**
 * Frames a part of a picture, in a fixed or free shape: with the mouse, with fingers, or with the keyboard, where the arrow keys move the
 * picture, and size and shape have sliders.
 */
export function PictureCrop({ file, locale, texts, onChange }: PictureCropProps) {
  const id = useId();
  const [shape, setShape] = useState<CropShape>('free');
  const [freeAspect, setFreeAspect] = useState(file.width / file.height);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const [crop, setCrop] = useState<Crop | null>(null);

  useEffect(() => {
    if (crop !== null) onChange(crop);
  }, [crop, onChange]);

  return (
    <>
      <div className={styles.tools}>
        <Select
          label={texts.shape}
          value={shape}
          options={(Object.keys(cropShapes) as CropShape[]).map((value) => ({
            value,
            label: texts.shapes[value],
          }))}
          onChange={(event) => setShape(event.target.value as CropShape)}
        />
        {shape === 'free' && (
          <Slider
            label={texts.aspect}
            value={freeAspect}
            range={freeAspects}
            text={texts.aspectValue(
              new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(freeAspect),
            )}
            onChange={setFreeAspect}
          />
        )}
        <Slider
          label={texts.zoom}
          value={zoom}
          range={zooms}
          text={new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          onChange={setZoom}
        />
      </div>
      <div className={styles.stage}>
        <Cropper
          image={workingUrl(file)}
          aspect={cropShapes[shape] ?? freeAspect}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(area) => setCrop(toCrop(area))}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': texts.area, 'aria-describedby': `${id}-size`, role: 'application' }}
        />
      </div>
      <p id={`${id}-size`} role="status" data-tabular>
        {crop === null ? texts.loading : texts.size(cropPixels(crop, file))}
      </p>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value for screen readers. */
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, range, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
