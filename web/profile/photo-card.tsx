import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Profile, ProfileCalls } from '../../contract/profile.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { callUpload } from '../platform/call-upload.ts'
import { untilShown } from '../platform/changed.ts'
import { usePhoto } from '../ui/photo/use-photo.ts'
import { Logo } from '../ui/site/logo.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'

interface Props {
  calls: ProfileCalls
  profile: Profile
}

/** The own photo, and the way to another one. */
export function PhotoCard({ calls, profile }: Props) {
  const { maxBytes } = calls.uploadPhoto.accept
  const photo = usePhoto(profile.hasPhoto ? calls.getPhoto.path : undefined)
  const upload = useUploadPhoto(calls)

  function take(file: File | null): void {
    if (file) upload.mutate(file)
  }

  return (
    <Group gap="lg">
      <Avatar src={photo} size={96} radius="md" alt={profileTexts.photoOf({ name: profile.displayName })}>
        <Logo height={56} />
      </Avatar>
      <Stack gap={6}>
        <FileButton onChange={take} accept="image/jpeg,image/png,image/webp">
          {(props) => (
            <Button {...props} variant="default" loading={upload.isPending}>
              {photo ? profileTexts.changePhoto() : profileTexts.uploadAPhoto()}
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          {profileTexts.pictureAtMost({ size: maxBytes / 1_000_000 })}
        </Text>
      </Stack>
    </Group>
  )
}

function useUploadPhoto(calls: ProfileCalls) {
  return useMutation({
    mutationFn: (file: File) => callUpload(calls.uploadPhoto, { file }),
    onSuccess: async () => {
      toastSuccess(profileTexts.photoSaved())
      await untilShown()
    },
    onError: (error) => toastError(error),
  })
}
