import { Group, Loader, Stack, Text } from '@mantine/core'
import type { PanFile, PanInfo, PanInfoCalls } from '../../../contract/nsdl-pan/info.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { useDocumentFile } from '../../ui/document-viewer/use-document-file.ts'
import classes from './crops.module.css'
import { fileWords } from './file-words.ts'

interface Props {
  info: PanInfo
  calls: PanInfoCalls
}

/** Photo and signature as they go to the provider. */
export function Crops({ info, calls }: Props) {
  const pictures = (['photo', 'signature'] as const).flatMap(
    (kind) => info.files.find((file) => file.newest && file.kind === kind) ?? [],
  )
  if (pictures.length === 0) return null
  return (
    <Group gap="md" align="flex-end">
      {pictures.map((file) => (
        <Crop key={file.id} file={file} calls={calls} />
      ))}
    </Group>
  )
}

function Crop({ file, calls }: { file: PanFile; calls: PanInfoCalls }) {
  const source = useDocumentFile(endpointPath(calls.getFile.path, { id: file.id }))
  const label = fileWords(file)
  return (
    <Stack gap={4}>
      {source.data ? (
        <img className={classes.crop} src={source.data} alt={label} />
      ) : (
        <Loader size="sm" role="status" aria-label={panInfoTexts.loadingOf({ label })} />
      )}
      <Text size="xs" c="dimmed">
        {label}
      </Text>
    </Stack>
  )
}
