import "react-easy-crop/react-easy-crop.css";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { useTranslation } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Slider } from "../../../ui/Slider.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { aspectOf, CROP_RATIOS, type CropOptions, type CropRatio, cropPicture } from "../cropping.ts";

const START: CropOptions = { shape: "round", ratio: "1:1", share: 100, grey: false };

interface ControlsProps {
  options: CropOptions;
  onChange: (change: Partial<CropOptions>) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
}

function Controls({ options, onChange, zoom, onZoom }: ControlsProps) {
  const { t } = useTranslation("account");
  return (
    <div className="mt-5 space-y-4">
      <Slider label={t("crop_zoom")} value={zoom} onChange={onZoom} minimum={100} maximum={300} />
      <RadioGroup
        label={t("crop_shape")}
        columns={2}
        value={options.shape}
        onChange={(shape) => onChange({ shape })}
        choices={[
          { value: "round", label: t("crop_round") },
          { value: "rect", label: t("crop_rect") },
        ]}
      />
      <Select<CropRatio>
        label={t("crop_ratio")}
        value={options.ratio}
        onChange={(ratio) => onChange({ ratio })}
        choices={CROP_RATIOS.map((value) => ({ value, label: value === "free" ? t("crop_free") : value }))}
      />
      {options.ratio === "free" ? (
        <Slider
          label={t("crop_width")}
          value={options.share}
          onChange={(share) => onChange({ share })}
          minimum={40}
          maximum={250}
        />
      ) : null}
      <Switch isSelected={options.grey} onChange={(grey) => onChange({ grey })}>
        {t("crop_grey")}
      </Switch>
    </div>
  );
}

interface PhotoCropperProps {
  /** Address of the chosen picture. */
  source: string;
  isPending: boolean;
  /** A sentence when the photo could not be stored; the dialog stays open. */
  error: string | undefined;
  onCancel: () => void;
  onCropped: (photo: Promise<Blob>) => void;
  /** The picture cannot be shown. */
  onBroken: () => void;
}

/** Chooses the part of a picture that becomes the profile photo. */
export default function PhotoCropper(props: PhotoCropperProps) {
  const { source, isPending, error, onCancel, onCropped, onBroken } = props;
  const { t } = useTranslation("account");
  const { t: common } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(100);
  const [options, setOptions] = useState(START);
  const [area, setArea] = useState<Area>();
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t("crop_title")}
      closeLabel={common("close")}
      actions={
        <>
          <Button look="quiet" onPress={onCancel}>
            {common("cancel")}
          </Button>
          <Button
            isPending={isPending || area === undefined}
            onPress={() => area && onCropped(cropPicture(source, area, options))}
          >
            {t("crop_save")}
          </Button>
        </>
      }
    >
      <div className="relative h-48 overflow-hidden rounded-m bg-ink sm:h-72">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom / 100}
          minZoom={1}
          maxZoom={3}
          aspect={aspectOf(options)}
          cropShape={options.shape}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(Math.round(next * 100))}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          cropperProps={{ "aria-label": t("crop_area"), role: "group" }}
          mediaProps={{ onError: onBroken, alt: "" }}
          style={{ mediaStyle: options.grey ? { filter: "grayscale(1)" } : {} }}
          disableAutomaticStylesInjection
        />
      </div>
      <Controls
        options={options}
        onChange={(change) => setOptions({ ...options, ...change })}
        zoom={zoom}
        onZoom={setZoom}
      />
      {error === undefined ? null : (
        <p role="alert" className="mt-3 text-danger">
          {error}
        </p>
      )}
    </Dialog>
  );
}
