import type { OwnProfile } from "@lehrpfad/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { CodedError, useErrorSentence } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { fetchProfile, rememberProfile } from "../../../lib/profile.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Notice } from "../../../ui/States.tsx";
import { toast } from "../../../ui/toast.ts";
import { putPhoto } from "../files.ts";
import { checkPhoto, PHOTO_MEGABYTES, PHOTO_TYPES } from "../photoRules.ts";

const PhotoCropper = lazy(() => import("./PhotoCropper.tsx"));

/** The picture being cropped: its address in this browser, released when another or none is chosen. */
function useChosen() {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const [source, setSource] = useState<string>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    if (source !== undefined) return () => URL.revokeObjectURL(source);
  }, [source]);
  const refuse = (error: unknown) => {
    setSource(undefined);
    setFault(`${t("photo_upload_failed")}: ${sentence(error)}`);
  };
  const choose = ([file]: File[]) => {
    if (file === undefined) return;
    setFault(undefined);
    try {
      checkPhoto(file);
      setSource(URL.createObjectURL(file));
    } catch (error) {
      refuse(error);
    }
  };
  return { source, fault, choose, refuse, drop: () => setSource(undefined) };
}

function useStore(profile: OwnProfile, onStored: () => void) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const store = useMutation({
    mutationFn: async (photo: Promise<Blob>) => {
      await putPhoto(profile.id, await photo);
      rememberProfile(queries, await fetchProfile(profile.id));
    },
    onSuccess: () => {
      toast.success(t("photo_saved"));
      onStored();
    },
    onError: (error) => toast.error(t("photo_upload_failed"), sentence(error)),
  });
  const remove = useMutation(
    orpc.accounts.removePhoto.mutationOptions({
      onSuccess: (saved) => {
        rememberProfile(queries, saved);
        toast.success(t("photo_removed"));
      },
      onError: (error) => toast.error(t("photo_remove_failed"), sentence(error)),
    }),
  );
  return { store, remove };
}

function Present({
  profile,
  isPending,
  onRemove,
}: {
  profile: OwnProfile;
  isPending: boolean;
  onRemove: () => void;
}) {
  const { t } = useTranslation("account");
  if (profile.avatar_url === null) return <p className="text-muted">{t("photo_none")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={profile.avatar_url}
        alt={t("photo_present")}
        className="max-h-40 max-w-full rounded-card border border-line"
      />
      <Button look="quiet" isPending={isPending} onPress={onRemove}>
        {t("photo_remove")}
      </Button>
    </div>
  );
}

/** The profile photo: chosen or dropped, cropped, stored, removed. */
export function PhotoPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("account");
  const sentence = useErrorSentence();
  const chosen = useChosen();
  const { store, remove } = useStore(profile, chosen.drop);
  return (
    <div className="max-w-xl space-y-6">
      <Present
        profile={profile}
        isPending={remove.isPending}
        onRemove={() => remove.mutate({ id: profile.id })}
      />
      {chosen.fault === undefined ? null : <Notice tone="danger">{chosen.fault}</Notice>}
      <FileDrop
        label={t("photo_drop")}
        hint={t("photo_hint", { megabytes: PHOTO_MEGABYTES })}
        chooseLabel={t("photo_choose")}
        accept={PHOTO_TYPES}
        multiple={false}
        onFiles={(files) => {
          store.reset();
          chosen.choose(files);
        }}
      />
      {chosen.source === undefined ? null : (
        <Suspense fallback={null}>
          <PhotoCropper
            source={chosen.source}
            isPending={store.isPending}
            error={store.isError ? sentence(store.error) : undefined}
            onCancel={chosen.drop}
            onCropped={(photo) => store.mutate(photo)}
            onBroken={() => chosen.refuse(new CodedError("photo_failed"))}
          />
        </Suspense>
      )}
    </div>
  );
}
