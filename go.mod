module tehai

go 1.26

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/evanw/esbuild v0.28.2
	github.com/spf13/cobra v1.10.2
	github.com/tetratelabs/wazero v1.12.0
	golang.org/x/image v0.36.0
)

require (
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/spf13/pflag v1.0.9 // indirect
)

require (
	github.com/hack-pad/safejs v0.1.0
	github.com/norunners/vert v0.0.0-20221203075838-106a353d42dd
	golang.org/x/sys v0.44.0 // indirect
	golang.org/x/text v0.34.0 // indirect
)
