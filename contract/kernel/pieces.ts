import { pieceEndpoint } from './endpoint.ts'
import { byId } from './fields.ts'
import { signedIn } from './role.ts'

/** A file that comes in pieces goes on where it stopped: the tus protocol, with its extensions `creation` and `termination`. */
export const tusVersion = '1.0.0'

/** Of one piece, so that a server never holds more of it in memory. */
export const mostPieceBytes = 4_000_000

/** The largest file that any call takes, with room above. */
export const mostUploadBytes = 64_000_000

export const beginUpload = pieceEndpoint({
  method: 'POST',
  path: '/uploads',
  allow: signedIn,
  limit: 'upload',
  summary: 'Begin to send a file in pieces (tus); its id then stands in the field of the file in the call it is for',
})

export const askUpload = pieceEndpoint({
  method: 'HEAD',
  path: '/uploads/:id',
  allow: signedIn,
  owned: true,
  params: byId,
  summary: 'How much of a file has come',
})

export const sendPiece = pieceEndpoint({
  method: 'PATCH',
  path: '/uploads/:id',
  allow: signedIn,
  owned: true,
  params: byId,
  summary: 'The next piece of a file, of at most 4 MB',
})

export const dropUpload = pieceEndpoint({
  method: 'DELETE',
  path: '/uploads/:id',
  allow: signedIn,
  owned: true,
  params: byId,
  summary: 'Forget a file of which pieces have come',
})
