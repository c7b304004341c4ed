import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { backendPaths } from '../../contract/paths.ts'
import { PageTitle } from '../ui/page-title.tsx'

interface Props {
  /** The address of the page inside. */
  here: string
  children: ReactNode
}

const pages = [
  { label: 'AO codes', path: backendPaths.referenceData },
  { label: 'Pincodes', path: backendPaths.referencePincodes },
]

/** The pages of reference data under one title, each with an address of its own. */
export function ReferenceFrame({ here, children }: Props) {
  return (
    <>
      <PageTitle about="Lists that forms look things up in. Upload a CSV file to change them." />
      <Group component="nav" gap="xs" mb="md" aria-label="Reference data">
        {pages.map(({ label, path }) => (
          <Button
            key={path}
            component={Link}
            to={path}
            variant={path === here ? 'filled' : 'default'}
            aria-current={path === here ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Group>
      {children}
    </>
  )
}
