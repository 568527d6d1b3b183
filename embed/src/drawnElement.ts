/**
 * What both elements are: attributes in, a shadow tree out, drawn again when an attribute changes. Nothing is thrown at the page: what
 * cannot be used is shown in place, and reported by an event.
 */
import { drawMessage, drawView } from './draw/draw.ts';
import { STYLE } from './draw/style.ts';
import type { Attributes } from './input/attributes.ts';
import { AttributeError, problemText, type Problem } from './input/problem.ts';
import { languageFor, type Language } from './language/language.ts';
import type { View } from './view/view.ts';

/** Detail of `shangyuan-error`. */
export interface ErrorDetail extends Problem {
  /** As it is shown. */
  readonly message: string;
}

/** What an element made of its attributes. */
export interface Drawing<Detail> {
  readonly view: View;
  /** Detail of `shangyuan-draw`. */
  readonly detail: Detail;
}

/** Where there is no document, as on a server that renders a page, the module still loads. */
const Base: typeof HTMLElement =
  typeof HTMLElement === 'undefined' ? (class {} as unknown as typeof HTMLElement) : HTMLElement;

/** One sheet for all elements of a page. */
let sheet: CSSStyleSheet | undefined;
function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/** An element that is drawn from its attributes. */
export abstract class DrawnElement<Detail> extends Base {
  #root: ShadowRoot | undefined;
  #isScheduled = false;
  /** A table that is wider than the element scrolls, and then the keyboard must reach it. */
  #widths: ResizeObserver | undefined;

  /** @throws AttributeError */
  protected abstract drawing(attributes: Attributes, language: Language): Drawing<Detail>;

  connectedCallback(): void {
    this.#root ??= this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [sharedSheet()];
    this.#widths ??= new ResizeObserver(() => this.#markScrolling());
    this.#widths.observe(this);
    this.#schedule();
  }

  disconnectedCallback(): void {
    this.#widths?.disconnect();
  }

  attributeChangedCallback(): void {
    this.#schedule();
  }

  /** Several attributes set at a time are drawn once. */
  #schedule(): void {
    if (this.#isScheduled || !this.isConnected) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      if (this.isConnected) this.#draw();
    });
  }

  #draw(): void {
    const written = this.closest<HTMLElement>('[lang]')?.lang ?? '';
    const language = languageFor(written);
    try {
      const { view, detail } = this.drawing((name) => this.getAttribute(name), language);
      this.#root?.replaceChildren(drawView(view, language.tag));
      this.#markScrolling();
      this.#report('shangyuan-draw', detail);
    } catch (error) {
      if (!(error instanceof AttributeError)) throw error;
      const message = problemText(error.problem, language);
      this.#root?.replaceChildren(drawMessage(message, language.tag));
      this.#report('shangyuan-error', { ...error.problem, message } satisfies ErrorDetail);
    }
  }

  #report(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #markScrolling(): void {
    for (const region of this.#root?.querySelectorAll<HTMLElement>('.scroll') ?? [])
      if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
  }
}
