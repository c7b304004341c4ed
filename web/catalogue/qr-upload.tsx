import { Alert, Button, FileButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { toastError } from '../ui/toast.ts'
import { QrCard } from './qr-card.tsx'

interface Props {
  label: string
  /** The address of the code that is shown until then; null where there is none. */
  now: string | null
  send: (file: File, ownPassword: string) => Promise<unknown>
  done: () => void
  variant?: 'default'
}

/** Chooses a QR image, shows it beside the one before, and asks for the password before money goes where it says. */
export function QrUpload({ label, now, send, done, variant }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const reset = useRef<() => void>(null)
  const close = () => {
    setFile(null)
    // Or the same file could not be chosen again.
    reset.current?.()
  }
  return (
    <>
      <FileButton accept="image/*" resetRef={reset} onChange={setFile}>
        {(props) => (
          <Button {...props} variant={variant}>
            {label}
          </Button>
        )}
      </FileButton>
      <Modal
        opened={file !== null}
        onClose={close}
        title={label}
        size="xl"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {file && !mayBePicture(file) && (
          <Alert color="red">{file.name} is no picture. Close this and choose another file.</Alert>
        )}
        {file && mayBePicture(file) && (
          <Confirm
            file={file}
            now={now}
            send={send}
            done={() => {
              close()
              done()
            }}
          />
        )}
      </Modal>
    </>
  )
}

/** What a browser does not know by its name has no type; the server looks into it. */
const mayBePicture = ({ size, type }: File): boolean => size > 0 && (type === '' || type.startsWith('image/'))

function Confirm({ file, now, send, done }: Pick<Props, 'now' | 'send' | 'done'> & { file: File }) {
  const [ownPassword, setOwnPassword] = useState('')
  const upload = useMutation({
    mutationFn: () => send(file, ownPassword),
    onSuccess: done,
    onError: (error) => toastError(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    upload.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">
          Merchants pay where this code says. Scan it with your phone: does it name your own account?
        </Text>
        <BothCodes file={file} now={now} />
        <OwnPasswordField value={ownPassword} onChange={(event) => setOwnPassword(event.currentTarget.value)} />
        <Group justify="flex-end">
          <Button type="submit" loading={upload.isPending}>
            Upload
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function BothCodes({ file, now }: { file: File; now: string | null }) {
  const chosen = useAddressOf(file)
  return (
    <SimpleGrid cols={{ base: 1, sm: now === null ? 1 : 2 }} spacing="md">
      {now !== null && (
        <Stack gap={4}>
          <Text size="sm" fw={600}>
            Now
          </Text>
          <QrCard source={now} alt="The QR code as it is now" emptyText="" />
        </Stack>
      )}
      <Stack gap={4}>
        <Text size="sm" fw={600} truncate>
          New: {file.name}
        </Text>
        <QrCard source={chosen} alt="The new QR code" emptyText="" />
      </Stack>
    </SimpleGrid>
  )
}

/** Inside this tab, given back when another file is looked at. */
function useAddressOf(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
