/**
 * What a PDF page paints beside its text, by its drawing operators, in page space. `isHidden`: whether nobody sees the text that starts at a point,
 * since it is drawn without ink (rendering mode 3 or 7), or white where nothing dark was painted below it. `dots`: small filled shapes, as wide
 * as they are high, which is how browsers draw the bullets of a list. Plain JavaScript, as all of the reading process.
 */
const IDENTITY = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]
const MAX_BACKGROUNDS = 2_000
/** Of 255, in each colour: lighter is white to an eye. */
const WHITE = 238
/** Points. */
const SMALLEST_DOT = 1.5
const LARGEST_DOT = 8
const MAX_DOTS = 2_000

function isWhite(args) {
  const first = args?.[0]
  if (typeof first === 'string') {
    const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(first)
    return hex?.slice(1).every((part) => Number.parseInt(part, 16) >= WHITE) === true
  }
  return typeof first === 'number' && [0, 1, 2].every((i) => (args[i] ?? 0) >= WHITE)
}

export function paintedOn({ fnArray, argsArray }, OPS, [left, bottom, right, top]) {
  const hidden = []
  const seen = []
  const backgrounds = []
  const dots = []
  const pageArea = (right - left) * (top - bottom)
  let state = { ctm: IDENTITY, white: false, mode: 0 }
  let stack = []
  let text = IDENTITY
  let line = IDENTITY
  let leading = 0
  const paint = ([x1, y1, x2, y2], isLight) => {
    const corners = [
      [x1, y1],
      [x2, y1],
      [x1, y2],
      [x2, y2],
    ].map(([x, y]) => times(state.ctm, [1, 0, 0, 1, x, y]))
    const xs = corners.map((c) => c[4])
    const ys = corners.map((c) => c[5])
    const box = { x1: Math.min(...xs), x2: Math.max(...xs), y1: Math.min(...ys), y2: Math.max(...ys), isLight }
    const [width, height] = [box.x2 - box.x1, box.y2 - box.y1]
    const isDot = width >= SMALLEST_DOT && width <= LARGEST_DOT && Math.abs(width - height) < width * 0.15
    if (isDot && !isLight && dots.length < MAX_DOTS) dots.push({ x: box.x1, y: (box.y1 + box.y2) / 2, size: width })
    if (isLight && width * height > pageArea * 0.9) backgrounds.length = 0
    else if (backgrounds.length < MAX_BACKGROUNDS) backgrounds.push(box)
  }
  const move = (x, y) => {
    line = times(line, [1, 0, 0, 1, x, y])
    text = line
  }
  const show = () => {
    const [, , , , x, y] = times(state.ctm, text)
    // The last paint below the text is its background.
    const below = backgrounds.findLast((b) => x >= b.x1 - 1 && x <= b.x2 + 1 && y >= b.y1 - 1 && y <= b.y2 + 1)
    const isUnseen = state.mode === 3 || state.mode === 7 || (state.white && (!below || below.isLight))
    ;(isUnseen ? hidden : seen).push([x, y])
  }
  for (let i = 0; i < fnArray.length; i++) {
    const args = argsArray[i]
    switch (fnArray[i]) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        stack.push(state)
        state = { ...state }
        if (fnArray[i] === OPS.paintFormXObjectBegin && args?.[0]) state.ctm = times(state.ctm, args[0])
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = stack.pop() ?? state
        break
      case OPS.transform:
        state.ctm = times(state.ctm, args)
        break
      case OPS.setFillRGBColor:
      case OPS.setFillGray:
        state.white = isWhite(args)
        break
      case OPS.setFillColorN:
      case OPS.setFillCMYKColor:
      case OPS.setFillColor:
        state.white = false
        break
      case OPS.setTextRenderingMode:
        state.mode = args[0]
        break
      case OPS.beginText:
        text = IDENTITY
        line = IDENTITY
        break
      case OPS.setTextMatrix:
        line = [...(args.length === 1 ? args[0] : args)].map(Number)
        text = line
        break
      case OPS.moveText:
        move(args[0], args[1])
        break
      case OPS.setLeading:
        leading = args[0]
        break
      case OPS.setLeadingMoveText:
        leading = -args[1]
        move(args[0], args[1])
        break
      case OPS.nextLine:
        move(0, -leading)
        break
      case OPS.showText:
        show()
        break
      case OPS.constructPath: {
        const [painting, , box] = args
        const fills = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]
        if (fills.includes(painting) && box) paint([...box], state.white)
        break
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        paint([0, 0, 1, 1], false)
        break
    }
    if (stack.length > 10_000) stack = []
  }
  const isNear =
    (x, y) =>
    ([a, b]) =>
      Math.abs(a - x) < 1.5 && Math.abs(b - y) < 1.5
  return { dots, isHidden: (x, y) => hidden.length > 0 && hidden.some(isNear(x, y)) && !seen.some(isNear(x, y)) }
}
