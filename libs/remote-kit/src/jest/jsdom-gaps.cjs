// What React, the router and antd need and jsdom lacks. Runs inside jsdom before any module loads.
const { TextDecoder, TextEncoder } = require('node:util')
const { webcrypto } = require('node:crypto')

// Timers, because the one of worker_threads keeps Jest's process alive.
class MessageChannel {
  constructor() {
    const port = () => ({ onmessage: null, close() {}, start() {}, addEventListener() {} })
    this.port1 = port()
    this.port2 = port()
    this.port1.postMessage = (data) => setTimeout(() => this.port2.onmessage?.({ data }), 0)
    this.port2.postMessage = (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0)
  }
}
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { TextDecoder, TextEncoder, MessageChannel, ResizeObserver })
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

window.matchMedia = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})
const getComputedStyle = window.getComputedStyle.bind(window)
// jsdom prints "not implemented" when antd asks for a pseudo-element's style.
window.getComputedStyle = (element) => getComputedStyle(element)
window.scrollTo = () => {}
// As in jsdom without a canvas, which prints so each time.
HTMLCanvasElement.prototype.getContext = () => null
window.performance.getEntriesByName ??= () => []
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
