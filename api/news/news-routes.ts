import { backOfficeFront, merchantFront, publicFront } from '../../contract/front.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import * as calls from '../../contract/news.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { newsTable } from './news-table.ts'
import { listSlides, readFront, slidePicture } from './read-slides.ts'
import { addNews, changeNews, removeNews } from './write-news.ts'
import { addSlide, changeSlide, orderSlides, removeSlide } from './write-slides.ts'

export function newsRoutes(
  { read, write, table, download, upload }: Api,
  { files, clock }: { files: FileStore; clock: Clock },
) {
  const today = () => indianDay(clock.now())
  table(newsTable)
  write(calls.addNews, ({ tx, actor, body }) => addNews(tx, actor, body))
  write(calls.changeNews, ({ tx, actor, params, body }) => changeNews(tx, actor, { id: params.id, news: body }))
  write(calls.removeNews, ({ tx, actor, params }) => removeNews(tx, actor, params.id))
  read(calls.listSlides, ({ db }) => listSlides(db))
  upload(calls.addSlide, ({ tx, actor, body, file: picture }) =>
    addSlide(tx, files, { actor, slide: body, file: picture }),
  )
  write(calls.changeSlide, ({ tx, actor, params, body }) => changeSlide(tx, actor, { id: params.id, slide: body }))
  write(calls.removeSlide, ({ tx, actor, params }) => removeSlide(tx, actor, params.id))
  write(calls.orderSlides, ({ tx, actor, body }) => orderSlides(tx, actor, body.ids))
  download(calls.slidePicture, ({ db, params, query }) =>
    slidePicture(db, files, { id: params.id, width: Number(query.width) }),
  )
  read(publicFront, ({ db }) => readFront(db, 'public', today()))
  read(merchantFront, ({ db }) => readFront(db, 'merchant', today()))
  read(backOfficeFront, ({ db }) => readFront(db, 'back-office', today()))
}
