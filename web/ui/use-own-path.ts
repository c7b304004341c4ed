import { useMatch } from '@tanstack/react-router'

/**
 * The address that this page was opened at. Not the browser's: that is the next page's as soon as somebody taps a link,
 * while this one still stands and waits for the other's code.
 */
export function useOwnPath(): string {
  return useMatch({ strict: false, select: ({ pathname }) => pathname }).toLowerCase()
}

/** Addresses match in any letter case, with or without a slash at the end. */
export const isAt = (path: string, own: string): boolean => plain(path) === plain(own)

const plain = (path: string) => path.toLowerCase().replace(/\/$/, '')
