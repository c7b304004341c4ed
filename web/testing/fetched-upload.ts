/** Stands for the older interface that uploads with progress use, and asks the same table of answers as `serve`. */
export class FetchedUpload {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  withCredentials = false
  private asked: [method: string, url: string] = ['GET', '']
  private headers: Record<string, string> = {}
  private answered = new Headers()

  open(...asked: [method: string, url: string]) {
    this.asked = asked
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getAllResponseHeaders() {
    return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  abort() {
    this.onabort?.()
  }

  send(body: FormData) {
    const [method, url] = this.asked
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    const credentials = this.withCredentials ? 'include' : 'omit'
    fetch(url, { method, headers: this.headers, body, credentials }).then(async (response) => {
      this.status = response.status
      this.answered = response.headers
      this.responseText = await response.text()
      this.onload?.()
    }, this.onerror)
  }
}
