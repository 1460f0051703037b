'use client';

import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Crop, MediaFile } from '@/lib/contract/media';
import { describeError } from '../describe-error';
import { Dialog } from '../dialog';
import { useInterfaceLocale } from '../use-interface-locale';
import { cropPixels, cropShapes, freeAspects, toCrop, workingUrl, type CropShape } from './crop-shapes';
import { cropFile, type UploadedFile } from './media-api';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  file: MediaFile & { width: number; height: number };
  onClose: () => void;
  /** Gets the new file. */
  onDone: (file: UploadedFile) => void;
}

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };
const zooms = { min: 1, max: 8, step: 0.1 } as const;

/**
 * Cuts a part out of a picture, in a fixed shape or a free one, and makes a new file of it; the original stays as it is. With the
 * mouse, with fingers, or with the keyboard: the picture moves with the arrow keys, size and shape have sliders.
 */
export function CropDialog({ file, onClose, onDone }: CropDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useInterfaceLocale();
  const id = useId();
  const [shape, setShape] = useState<CropShape>('free');
  const [freeAspect, setFreeAspect] = useState(file.width / file.height);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const [crop, setCrop] = useState(whole);
  const [isBusy, setBusy] = useState(false);
  const aspect = cropShapes[shape] ?? freeAspect;
  const pixels = cropPixels(crop, file);

  async function save() {
    setBusy(true);
    try {
      const made = await cropFile(locale, file.id, crop);
      notify('admin.media.crop_done', { type: 'info' });
      onDone(made);
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={translate('admin.media.crop')}
      lead={translate('admin.media.crop_lead')}
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            {translate('admin.media.crop_save')}
          </Button>
        </>
      }
    >
      <div className={styles.tools}>
        <Select
          label={translate('admin.media.crop_shape')}
          value={shape}
          options={(Object.keys(cropShapes) as CropShape[]).map((value) => ({
            value,
            label: translate(`admin.media.crop_shapes.${value}`),
          }))}
          onChange={(event) => setShape(event.target.value as CropShape)}
        />
        {shape === 'free' && (
          <Slider
            label={translate('admin.media.crop_aspect')}
            value={freeAspect}
            range={freeAspects}
            text={translate('admin.media.crop_aspect_value', {
              aspect: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(freeAspect),
            })}
            onChange={setFreeAspect}
          />
        )}
        <Slider
          label={translate('admin.media.crop_zoom')}
          value={zoom}
          range={zooms}
          text={new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom)}
          onChange={setZoom}
        />
      </div>
      <div className={styles.stage}>
        <Cropper
          image={workingUrl(file)}
          aspect={aspect}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(area) => setCrop(toCrop(area))}
          mediaProps={{ alt: '' }}
          cropperProps={{
            'aria-label': translate('admin.media.crop_area'),
            'aria-describedby': `${id}-size`,
            role: 'application',
          }}
        />
      </div>
      <p id={`${id}-size`} role="status" data-tabular>
        {translate('admin.media.crop_size', pixels)}
      </p>
    </Dialog>
  );
}

interface SliderProps {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as it is read out. */
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
