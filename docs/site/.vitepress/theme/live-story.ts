import { useData, withBase } from "vitepress";
import { computed, defineComponent, h, onMounted, onUnmounted, ref } from "vue";

/** Heights of a frame: at least, at least where something may open, and at most. */
const LEAST = 96;
const ROOMY = 360;
const MOST = 720;
/** By when what opens itself has taken the focus, in milliseconds after it is loaded. */
const SETTLED = 1000;

/** A story of the kit in a frame, in the reader's theme and as high as it is. What its test does to it is not done here. */
export const LiveStory = defineComponent({
  name: "LiveStory",
  props: {
    id: { type: String, required: true },
    name: { type: String, required: true },
    roomy: { type: Boolean, default: false },
  },
  setup(props) {
    const { isDark } = useData();
    const least = props.roomy ? ROOMY : LEAST;
    const height = ref(least);
    const address = computed(() => {
      const theme = isDark.value ? "dark" : "light";
      const query = `id=${props.id}&viewMode=story&embed=true&globals=theme:${theme}`;
      return withBase(`/stories/iframe.html?${query}`);
    });
    // The theme is known in the browser alone.
    const isMounted = ref(false);
    onMounted(() => (isMounted.value = true));
    // Nothing in a frame takes the focus from a reader while it loads.
    const isSettled = ref(false);
    let settling: ReturnType<typeof setTimeout> | undefined;
    let observer: ResizeObserver | undefined;
    onUnmounted(() => {
      clearTimeout(settling);
      observer?.disconnect();
    });

    function follow({ target }: Event) {
      const body = target instanceof HTMLIFrameElement ? target.contentDocument?.body : undefined;
      if (!body) return;
      clearTimeout(settling);
      settling = setTimeout(() => (isSettled.value = true), SETTLED);
      observer?.disconnect();
      observer = new ResizeObserver(() => {
        height.value = Math.min(MOST, Math.max(least, body.scrollHeight));
      });
      observer.observe(body);
    }
    return () =>
      h("iframe", {
        class: "live-story",
        src: isMounted.value ? address.value : undefined,
        title: props.name,
        loading: "lazy",
        inert: !isSettled.value,
        style: { height: `${height.value}px` },
        onLoad: follow,
      });
  },
});
