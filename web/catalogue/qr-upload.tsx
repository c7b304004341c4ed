import { Button, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { OwnPasswordField } from '../ui/form/own-password-field.tsx'
import { toastError } from '../ui/toast.ts'

interface Props {
  label: string
  send: (file: File, ownPassword: string) => Promise<unknown>
  done: () => void
  variant?: 'default'
}

/** Chooses a QR image, and asks for the password before money goes where it says. */
export function QrUpload({ label, send, done, variant }: Props) {
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
      <Modal opened={file !== null} onClose={close} title={label}>
        {file && (
          <Confirm
            file={file}
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

function Confirm({ file, send, done }: Pick<Props, 'send' | 'done'> & { file: File }) {
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
        <Text size="sm">{file.name}</Text>
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
