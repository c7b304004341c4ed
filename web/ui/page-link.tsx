import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** The address of the page. */
  to: string
  /** What stands behind its `?`. */
  search?: object
  children?: ReactNode
}

/** A link to a page, with what it is asked: for the `component` of a button or an anchor, which cannot follow the router's own types. */
export const PageLink = (props: Props) => <Link {...props} />
