import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './public-pages.module.css'

interface Props {
  title: string
  /** A sentence or two under the title. */
  intro?: string
  children: ReactNode
}

/** The frame of every public page but the first. */
export function PlainPage({ title, intro, children }: Props) {
  return (
    <div className={classes.wrap}>
      <div className={classes.band}>
        <Title order={1} fz={{ base: 28, sm: 36 }}>
          {title}
        </Title>
        {intro && (
          <Text size="lg" c="dimmed" maw={680} mt="xs">
            {intro}
          </Text>
        )}
      </div>
      {children}
    </div>
  )
}
