package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"fmt"
)

// Blocks that browsers ignore; the scripts find them by their ids.
const (
	moduleBlock = `<script type="application/wasm+gzip" id="core-wasm">`
	workerBlock = `<script type="text/plain" id="worker-js">`
	// The licences require to be part of every copy.
	licenceBlock = `<script type="text/plain" id="licences">`
)

// oneFile makes tehai.html, the whole site in one page: it opens from disk and makes no request.
func oneFile(all site, _ settings) error {
	module, err := packed(all["core.wasm"])
	if err != nil {
		return err
	}
	scripts := [][]byte{all["wasm_exec.js"], all["whole.js"]}
	for _, text := range append(scripts, all["worker.js"], all[licencesName]) {
		if bytes.Contains(bytes.ToLower(text), []byte("</script")) {
			return fmt.Errorf("a script holds the end of its own element")
		}
	}
	var tail bytes.Buffer
	fmt.Fprintf(&tail, "%s%s</script>\n%s%s</script>\n", moduleBlock, module, workerBlock, all["worker.js"])
	fmt.Fprintf(&tail, "%s%s</script>\n", licenceBlock, all[licencesName])
	for _, text := range scripts {
		fmt.Fprintf(&tail, "<script>%s</script>\n", text)
	}
	page, err := swapped(all["index.html"],
		swap{charsetLine, charsetLine + "\n" + policyTag(oneFilePolicy(scripts, all["styles.css"]))},
		swap{earlyLine + "\n", ""},
		swap{starterLine + "\n", ""},
		swap{styleLine, "<style>" + string(all["styles.css"]) + "</style>"},
		swap{scriptLine + "\n", ""},
		swap{"</body>", tail.String() + "</body>"})
	if err != nil {
		return fmt.Errorf("index.html: %w", err)
	}
	all["tehai.html"] = page
	delete(all, "whole.js")
	return nil
}

// inlineModule makes core-inline.js, which contains the module for places where fetching is forbidden: on disk, in a
// sandboxed frame, on another site.
func inlineModule(all site, _ settings) error {
	module, err := packed(all["core.wasm"])
	if err != nil {
		return err
	}
	all["core-inline.js"] = []byte(`globalThis.tehaiModule="` + module + "\";\n")
	return nil
}

// packed returns a file as gzip in base64.
func packed(text []byte) (string, error) {
	zipped, err := zip(text)
	return base64.StdEncoding.EncodeToString(zipped), err
}

// zip returns a file as gzip, as small as possible.
func zip(text []byte) ([]byte, error) {
	var zipped bytes.Buffer
	z, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return zipped.Bytes(), nil
}
