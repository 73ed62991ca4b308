module tehai

go 1.26

require (
	github.com/andybalholm/brotli v1.2.8
	github.com/evanw/esbuild v0.28.2
	golang.org/x/image v0.36.0
)

require (
	golang.org/x/sys v0.0.0-20220715151400-c0bba94af5f8 // indirect
	golang.org/x/text v0.34.0 // indirect
)
