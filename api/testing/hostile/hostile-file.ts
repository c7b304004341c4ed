/** A file that somebody could send to do harm; made when it is needed, since some are large. */
export interface HostileFile {
  name: string
  make(): Buffer | Promise<Buffer>
}

export const hostileFile = (name: string, make: HostileFile['make']): HostileFile => ({ name, make })
