import { Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { officeInfo, type PanFile } from '../../../contract/nsdl-pan/info.ts'
import { officeCropping } from '../../../contract/nsdl-pan/scan.ts'
import { endpointPath } from '../../platform/endpoint-path.ts'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import { fileWords } from '../info/file-words.ts'

interface Props {
  /** The application that they belong to. */
  id: string
  files: readonly PanFile[]
}

/** The papers one by one. */
export function ApplicationFiles({ id, files }: Props) {
  const [chosen, setChosen] = useState<string | null>(files[0]?.id ?? null)
  const file = files.find(({ id }) => id === chosen) ?? files[0]
  if (!file) return <Text c="dimmed">No paper was uploaded.</Text>
  return (
    <>
      {files.length > 1 && (
        <Tabs value={file.id} onChange={setChosen} variant="pills" mb="sm">
          <Tabs.List>
            {files.map((one) => (
              <Tabs.Tab key={one.id} value={one.id}>
                {fileWords(one)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <DocumentViewer
        key={file.id}
        path={endpointPath(officeInfo.getFile.path, { id: file.id })}
        isPdf={file.isPdf}
        label={fileWords(file)}
        picture={file.kind === 'scan' ? firstPage(id, file) : undefined}
      />
    </>
  )
}

const firstPage = (id: string, { id: scan }: PanFile) =>
  endpointPath(officeCropping.getPage.path, { id }, { scan, page: '0' })
