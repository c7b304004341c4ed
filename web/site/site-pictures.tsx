import { Button, FileButton, Group, Image, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { getFavicon, getLogo } from '../../contract/site.ts'
import { uploadFavicon, uploadLogo } from '../../contract/site-settings.ts'
import { callUpload } from '../platform/call-upload.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import classes from './settings-form.module.css'

/** The logo and the icon of the site, each with the way to another one. */
export function SitePictures() {
  return (
    <SectionCard title="Pictures" about="JPEG, PNG or WebP, at most 2 MB. They are resized for you.">
      <Group gap="xl" align="flex-start">
        <SitePicture title="Logo" upload={uploadLogo} path={getLogo.path} size={96} />
        <SitePicture title="Icon" upload={uploadFavicon} path={getFavicon.path} size={48} />
      </Group>
    </SectionCard>
  )
}

interface Props {
  title: string
  upload: typeof uploadLogo
  path: string
  size: number
}

function SitePicture({ title, upload, path, size }: Props) {
  const [version, setVersion] = useState(0)
  const send = useMutation({
    mutationFn: (file: File) => callUpload(upload, { file }),
    onSuccess: () => {
      setVersion((before) => before + 1)
      toastSuccess(`${title} saved`, 'It shows on the site after a reload.')
    },
    onError: (error) => toastError(error),
  })
  return (
    <Stack gap="xs" align="flex-start">
      <Text fw={500} size="sm">
        {title}
      </Text>
      <Image
        className={classes.checker}
        src={`/api${path}?v=${version}`}
        alt={`${title} of the site`}
        w={size + 26}
        h={size + 26}
        fit="contain"
      />
      <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => file && send.mutate(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs" loading={send.isPending}>
            Replace the {title.toLowerCase()}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
}
